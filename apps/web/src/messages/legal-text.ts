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
