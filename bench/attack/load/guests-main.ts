import { attackAsGuests } from './guests.ts'

/** A process of its own, so that what the guests do does not make the households' clocks late. */
const [origin = '', seconds = '0'] = process.argv.slice(2)
const counts = await attackAsGuests(origin, performance.now() + Number(seconds) * 1000)
console.log([...counts].map(([name, count]) => `${count} ${name}`).join(', '))
