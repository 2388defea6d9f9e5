// Plain JavaScript without imports, as browsers run its text, too.
export function shiftDate(shiftMs) {
  const realNow = Date.now
  const now = () => realNow() + shiftMs
  const shifted = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now()], target),
    apply: (real) => new real(now()).toString(),
  })
  Date.now = now
  Date.prototype.constructor = shifted
  globalThis.Date = shifted
}
