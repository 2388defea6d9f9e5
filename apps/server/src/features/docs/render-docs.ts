import { html } from 'hono/html'
import { VERSION } from '../../version.ts'
import { operations } from './operations.ts'

/** A page without scripts: the list of calls, then the schemas of the stored documents. */
export function renderDocs(document: Record<string, unknown>) {
  const schemas = schemasOf(document)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pennyplate API</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid; padding: .75rem 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; }
h2 code { font-size: 1.1rem; }
dt { font-weight: 600; } dd { margin: 0 0 .25rem 1.5rem; }
</style>
</head>
<body>
<main>
<h1>Pennyplate API</h1>
<p>Pennyplate ${VERSION}</p>
<p>JSON over the same origin, signed in by the session cookie. The machine-readable form is
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
${operations.map(
  ({ method, path, summary, query, answers, isPublic }) => html`<section>
<h2><code>${method.toUpperCase()} ${path}${query ? `?${query.join('&')}` : ''}</code></h2>
<p>${summary}.${isPublic ? '' : ' Needs a session.'}</p>
<dl>${Object.entries(answers).map(([status, meaning]) => html`<dt>${status}</dt><dd>${meaning}</dd>`)}</dl>
</section>`,
)}
<h1>Stored documents</h1>
${Object.entries(schemas).map(
  ([name, schema]) => html`<section>
<h2><code>${name}</code></h2>
<details><summary>JSON schema</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>
</section>`,
)}
</main>
</body>
</html>`
}

function schemasOf(document: Record<string, unknown>): Record<string, unknown> {
  const { components } = document
  if (typeof components !== 'object' || components === null || !('schemas' in components)) return {}
  const { schemas } = components
  return typeof schemas === 'object' && schemas !== null ? { ...schemas } : {}
}
