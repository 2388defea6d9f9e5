import { config } from 'zod'

/**
 * Import this before any schema in a page. Zod compiles schemas for speed, which our Content-Security-Policy forbids, and
 * it tests for that as soon as a schema is created.
 */
config({ jitless: true })
