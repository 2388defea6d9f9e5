import { Hono } from 'hono'
import { answerKept, keepAnswer, type StaticAnswer } from '../../http/kept-answer.ts'
import { openApiDocument } from './openapi.ts'
import { renderDocs } from './render-docs.ts'

export function docsRoutes() {
  let document: StaticAnswer | undefined
  let page: StaticAnswer | undefined
  return new Hono()
    .get('/api/openapi.json', (c) => {
      document ??= keepAnswer('application/json', JSON.stringify(openApiDocument()))
      return answerKept(c, document, 'no-cache')
    })
    .get('/api/docs', (c) => {
      page ??= keepAnswer('text/html; charset=UTF-8', String(renderDocs(openApiDocument())))
      return answerKept(c, page, 'no-cache')
    })
}
