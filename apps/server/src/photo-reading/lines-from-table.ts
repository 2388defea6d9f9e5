import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'

/** Words below this confidence are usually stains. */
const WORD_CONFIDENCE_MIN = 25

/** Lines from the recognizer's word table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function linesFromTable(table: string): PrintedLine[] {
  const lines = new Map<string, { words: string[]; confidences: number[]; heights: number[] }>()
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , , , , height, confidence, text = ''] = row.split('\t')
    if (level !== '5' || text.trim() === '' || Number(confidence) < WORD_CONFIDENCE_MIN) continue
    const key = [page, block, paragraph, line].join(' ')
    const known = lines.get(key) ?? { words: [], confidences: [], heights: [] }
    known.words.push(text.trim())
    known.confidences.push(Number(confidence) / 100)
    known.heights.push(Number(height))
    lines.set(key, known)
  }
  return [...lines.values()].map(({ words, confidences, heights }) => ({
    text: words.join(' '),
    confidence: confidences.reduce((sum, value) => sum + value, 0) / confidences.length,
    height: heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0,
  }))
}
