import { accountOperations } from './account-operations.ts'
import { aiOperations } from './ai-operations.ts'
import { foodOperations } from './food-operations.ts'
import { householdOperations } from './household-operations.ts'
import type { Operation } from './operation.ts'
import { paymentOperations } from './payment-operations.ts'

/** Every call of the server. A test compares this list with the routes. */
export const operations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/health/live',
    summary: 'The process runs',
    answers: { 200: '{status: "ok"}' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/health/ready',
    summary: 'A save would succeed',
    answers: { 200: '{status: "ok"}', 503: '{error: "unavailable", status}, with the reason in status' },
    isPublic: true,
  },
  ...accountOperations,
  ...householdOperations,
  ...foodOperations,
  ...aiOperations,
  ...paymentOperations,
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    answers: { 200: 'OpenAPI 3.1' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/docs',
    summary: 'This document, readable',
    answers: { 200: 'HTML' },
    isPublic: true,
  },
]
