import { config } from 'zod'

/**
 * To be imported before any schema in a page: schemas are faster compiled, and compiling them is what our
 * Content-Security-Policy forbids there. They look for leave to do so as they are made.
 */
config({ jitless: true })
