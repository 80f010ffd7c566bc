/** A model that anywidget gave up is connected to its kernel again. */

/**
 * anywidget waits two seconds for the module of a model. On a slow page the module may come later. anywidget then draws the
 * view, but refuses each message of the kernel. Such a model is connected to its kernel without anywidget, and the kernel is
 * asked for the state, which may have changed meanwhile.
 *
 * @param {any} model as a host gives it; a host without a manager has no such limit
 */
export async function reconnect(model) {
  const real = await model.widget_manager?.get_model?.(model.get("own_id")).catch(() => null);
  if (!real?.comm) return; // a saved notebook without its kernel
  const nothing = { content: { data: {} } };
  const refused = await real._handle_comm_msg(nothing).then(
    () => false,
    () => true,
  );
  if (!refused) return;
  const inherited = Object.getPrototypeOf(real.constructor.prototype)._handle_comm_msg;
  real._handle_comm_msg = inherited.bind(real);
  real.comm.on_msg(real._handle_comm_msg);
  real.comm.send({ method: "request_state" }, real.callbacks());
}
