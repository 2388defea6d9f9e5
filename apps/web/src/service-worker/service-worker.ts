import { chooseAnswer } from './choose-answer.ts'
import { appPage, type Build, forgetOldBuilds, keepBuild, keptFile, renewAppPage } from './kept-files.ts'
import { withoutHints } from './without-hints.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Written in by scripts/build-service-worker.ts. */
declare const PENNYPLATE_BUILD: Build

// This file runs in a service worker and nowhere else.
const scope = globalThis as unknown as WorkerScope

scope.addEventListener('install', (event) => {
  event.waitUntil(keepBuild(PENNYPLATE_BUILD))
  const untouched = ['/api/*', '/shared/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }))
  if (event.addRoutes) event.waitUntil(event.addRoutes(untouched))
})

// A new version waits until a person takes it: see app/offline/update-notice.tsx.
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
  // Not when it becomes active: a page that is half loaded then would get its other half from elsewhere.
  if (data === 'answer-pages') void scope.clients.claim()
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
    case 'app-page':
      event.waitUntil(renewAppPage(PENNYPLATE_BUILD))
      return event.respondWith(appPage(PENNYPLATE_BUILD))
    case 'network-page':
      return event.respondWith(networkPage(request))
    case 'network-or-app-page':
      return event.respondWith(networkPage(request).catch(() => appPage(PENNYPLATE_BUILD)))
    case 'kept-file':
      return event.respondWith(keptFile(PENNYPLATE_BUILD, request))
    case 'network-or-dashboard':
      return event.respondWith(networkPage(request).catch(() => Response.redirect('/dashboard')))
    case 'network':
  }
})

async function networkPage(request: Request): Promise<Response> {
  return withoutHints(await fetch(request))
}
