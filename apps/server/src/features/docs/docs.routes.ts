import { Hono } from 'hono'
import { openApiDocument } from './openapi.ts'
import { renderDocs } from './render-docs.ts'

export function docsRoutes() {
  return new Hono()
    .get('/api/openapi.json', (c) => c.json(openApiDocument()))
    .get('/api/docs', (c) => c.html(renderDocs(openApiDocument())))
}
