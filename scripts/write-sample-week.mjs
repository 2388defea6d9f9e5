import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { planSampleWeek } from '../apps/server/src/sample-week/plan-sample-week.ts'

/** Writes the landing page's week to the file named by the argument. */
const [, , file] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(planSampleWeek(), null, 1)}\n`)
