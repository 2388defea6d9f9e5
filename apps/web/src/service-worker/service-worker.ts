import { FORGET_LOOK } from '../lib/kept-look.ts'
import { chooseAnswer } from './choose-answer.ts'
import { keptDrawing } from './kept-drawings.ts'
import { appPage, type Build, forgetOldBuilds, keepBuild, keptFile, renewAppPage } from './kept-files.ts'
import { deleteLook, isLook, keepLook, withKeptLook } from './kept-look.ts'
import { withoutHints } from './without-hints.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Inserted by scripts/build-service-worker.ts. */
declare const PENNYPLATE_BUILD: Build

// Safe: this file runs only in a service worker.
const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => {
  event.waitUntil(keepBuild(PENNYPLATE_BUILD))
  const untouched = ['/api/*', '/shared/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }))
  if (event.addRoutes) event.waitUntil(event.addRoutes(untouched))
})

// A new version waits until the user accepts it: see app/offline/update-notice.tsx.
scope.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') void scope.skipWaiting()
  // Not on activation: a page that is still loading would get files of two versions.
  if (data === 'answer-pages') void scope.clients.claim()
  if (data === FORGET_LOOK) event.waitUntil(deleteLook())
  const look: unknown = Object(data).look
  if (isLook(look)) event.waitUntil(keepLook(look))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds(PENNYPLATE_BUILD))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const asked = {
    method: request.method,
    isNavigation: request.mode === 'navigate',
    url: new URL(request.url),
  }
  switch (chooseAnswer(asked, scope.location.origin)) {
    case 'week-page':
      event.waitUntil(renewAppPage(PENNYPLATE_BUILD))
      return event.respondWith(appPage(PENNYPLATE_BUILD).then(withKeptLook))
    case 'app-page':
      event.waitUntil(renewAppPage(PENNYPLATE_BUILD))
      return event.respondWith(appPage(PENNYPLATE_BUILD))
    case 'network-page':
      return event.respondWith(networkPage(request))
    case 'network-or-app-page':
      return event.respondWith(networkPage(request).catch(() => appPage(PENNYPLATE_BUILD)))
    case 'kept-file':
      return event.respondWith(keptFile(PENNYPLATE_BUILD, request))
    case 'kept-drawing':
      return event.respondWith(keptDrawing(request))
    case 'network-or-dashboard':
      return event.respondWith(networkPage(request).catch(() => Response.redirect('/dashboard')))
    case 'network':
  }
})

async function networkPage(request: Request): Promise<Response> {
  return withoutHints(await fetch(request))
}
