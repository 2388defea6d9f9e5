/** A legal page: plain words in numbered sections. */
export type LegalText = {
  readonly pageTitle: string
  readonly description: string
  readonly title: string
  readonly meta: string
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

type LegalSection = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

/** "2025-01-01" as "January 1, 2025", whatever the reader's time zone. */
export function formatLegalDate(isoDate: string): string {
  return new Date(`${isoDate}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
