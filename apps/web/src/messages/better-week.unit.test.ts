import { expect, test } from 'vitest'
import { planReportMessages as words } from './plan-report.ts'

test.each([
  [
    { addsCents: 123, by: ['wholeGrains', 'vegetables'] },
    'More whole grains and vegetables would add about $1.20 this week.',
  ],
  [
    { addsCents: 1189, by: ['wholeGrains', 'lessSaturatedFat', 'lessSodium'] },
    'More whole grains, and less saturated fat and sodium, would add about $12 this week.',
  ],
  [{ addsCents: 497, by: ['fruit'] }, 'More fruit would add about $5 this week.'],
  [{ addsCents: 0, by: ['lessSodium'] }, 'Less sodium would cost about the same this week.'],
] as const)('what a better week costs is one sentence: %j', (better, sentence) => {
  expect(words.better(better)).toBe(sentence)
})
