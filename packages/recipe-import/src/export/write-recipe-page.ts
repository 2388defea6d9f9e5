import type { DraftPart, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import { writeSchemaRecipe } from './write-schema-recipe.ts'

const STYLE =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#15211a;background:#fff}' +
  'h1{line-height:1.2}li{margin:.25rem 0}p{white-space:pre-line}'
/** The page loads and runs nothing, whatever the recipe's words are. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** A recipe as one HTML file that people can read, with the JSON-LD that other apps read. */
export function writeRecipePage(draft: RecipeDraft): string {
  const { name, description, servings, activeMinutes, totalMinutes, lines, steps, notes } = draft
  const facts = [
    `Serves ${servings}`,
    ...(activeMinutes ? [`Active: ${activeMinutes} min`] : []),
    ...(totalMinutes ? [`Total: ${totalMinutes} min`] : []),
  ]
  const parts = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(name)}</title>`,
    `<style>${STYLE}</style>`,
    `<script type="application/ld+json">${scriptJson(writeSchemaRecipe(draft))}</script>`,
    '</head>',
    '<body>',
    `<h1>${escapeHtml(name)}</h1>`,
    ...(description ? [`<p>${escapeHtml(description)}</p>`] : []),
    `<p>${facts.join(' · ')}</p>`,
    ...section('Ingredients', 'ul', lines),
    ...section('Directions', 'ol', steps),
    ...(notes.length > 0 ? ['<h2>Notes</h2>', ...notes.map((note) => `<p>${escapeHtml(note)}</p>`)] : []),
    '</body>',
    '</html>',
  ]
  return `${parts.join('\n')}\n`
}

/** A list for the parts below each heading; steps are numbered through. */
function section(title: string, list: 'ul' | 'ol', parts: readonly DraftPart[]): string[] {
  if (parts.length === 0) return []
  const written = [`<h2>${title}</h2>`]
  let number = 0
  let isOpen = false
  for (const part of parts) {
    if ('heading' in part) {
      if (isOpen) written.push(`</${list}>`)
      isOpen = false
      written.push(`<h3>${escapeHtml(part.heading)}</h3>`)
      continue
    }
    if (!isOpen) written.push(list === 'ol' ? `<ol start="${number + 1}">` : '<ul>')
    isOpen = true
    number++
    written.push(`<li>${escapeHtml(part.text)}</li>`)
  }
  if (isOpen) written.push(`</${list}>`)
  return written
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

/** Without "<", no text in it can end the script or begin a comment. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
