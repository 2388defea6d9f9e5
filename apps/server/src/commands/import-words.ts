import type { ImportedProducts, ImportReport } from '../products/imported/import-products.ts'

/** Said while products are imported, on standard error. */
export function importProgress({ linesRead, share, counts, isResumed }: ImportReport): string {
  const start = isResumed ? 'Going on where the last import stopped: ' : ''
  return `${start}${count(linesRead, 'line')} read, ${percent(share)} of the file, ${count(counts.product, 'product')}.`
}

export function importDone(path: string, { products, counts, linesRead }: ImportedProducts): string {
  const left = [
    [counts.elsewhere, 'of other countries'],
    [counts.unusable_code, 'with a code that scanners do not read'],
    [counts.unnamed, 'without a name'],
    [counts.malformed, 'damaged'],
  ] as const
  const leftOut = left.map(([number, what]) => `${inWords(number)} ${what}`).join(', ')
  return `Imported ${count(products, 'product')} from ${path}. Of ${count(linesRead, 'line')} these were left out: ${leftOut}.`
}

function count(number: number, noun: string): string {
  return `${inWords(number)} ${noun}${number === 1 ? '' : 's'}`
}

function inWords(number: number): string {
  return number.toLocaleString('en-US')
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
