import { attackAsGuests } from './guests.ts'

/** Runs as its own process, so that the guests' work does not distort the households' timings. */
const [origin = '', seconds = '0'] = process.argv.slice(2)
const counts = await attackAsGuests(origin, performance.now() + Number(seconds) * 1000)
console.log([...counts].map(([name, count]) => `${count} ${name}`).join(', '))
