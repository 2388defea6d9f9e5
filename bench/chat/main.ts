import { planForMany } from '@pennyplate/server/testing/many-chat-plans'

/** node bench/chat/main.ts [households]: plans with a misbehaving language model and checks every meal with the referee. */
const households = Number(process.argv[2] ?? 1000)
const STEP = 50

const start = performance.now()
const sum = { plans: 0, meals: 0, kept: 0, exchanged: 0, refused: 0, objections: 0 }
for (let from = 0; from < households; from += STEP) {
  const some = await planForMany(from, Math.min(STEP, households - from))
  for (const objection of some.objections) console.log(objection)
  sum.plans += some.plans
  sum.meals += some.meals
  sum.kept += some.kept
  sum.exchanged += some.exchanged
  sum.refused += some.refused
  sum.objections += some.objections.length
}
const ms = (performance.now() - start) / Math.max(1, sum.plans)
console.log(
  `${sum.plans} households, ${ms.toFixed(0)} ms each: ${sum.meals} meals, ${sum.kept} by the model,`,
)
console.log(`${sum.exchanged} replaced with ours, ${sum.refused} households with no recipe for some meal.`)
console.log(`Forbidden meals: ${sum.objections}`)
process.exitCode = sum.objections === 0 ? 0 : 1
