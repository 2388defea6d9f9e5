import type { SampleWeek } from '@pennyplate/contract/sample-week'
import { landingMessages as words } from '../messages/landing.ts'

type SampleLine = { readonly name: string; readonly priceCents: number }

const LINES_SHOWN = 8

/** The dearest lines of the sample list, and the rest as one sum: together they cost what the week costs. */
export function sampleReceipt({ lines, totalCents }: Pick<SampleWeek, 'lines' | 'totalCents'>): {
  readonly shown: readonly SampleLine[]
  readonly more: { readonly count: number; readonly priceCents: number }
} {
  const dearest = lines.toSorted((a, b) => b.priceCents - a.priceCents).slice(0, LINES_SHOWN)
  const shown = dearest.map(({ name, packages, priceCents }) => ({
    name: [name, packages.map(words.packages).join(' + ')].join(', '),
    priceCents,
  }))
  return {
    shown,
    more: {
      count: lines.length - shown.length,
      priceCents: totalCents - shown.reduce((sum, line) => sum + line.priceCents, 0),
    },
  }
}
