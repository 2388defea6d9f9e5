import { Hono } from 'hono'
import { databaseTrouble, isOrphaned } from './database/database-trouble.ts'
import type { Deps } from './deps.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import type { Identity } from './features/accounts/identity.ts'
import { ownerRoutes } from './features/accounts/owner.routes.ts'
import { aiRoutes } from './features/ai/ai.routes.ts'
import { connectionRoutes } from './features/ai/connection.routes.ts'
import { barcodesRoutes } from './features/barcodes/barcodes.routes.ts'
import { demoRoutes } from './features/demo/demo.routes.ts'
import { dishPhotosRoutes } from './features/dish-photos/dish-photos.routes.ts'
import { docsRoutes } from './features/docs/docs.routes.ts'
import { documentsRoutes } from './features/documents/documents.routes.ts'
import { drawingsRoutes } from './features/drawings/drawings.routes.ts'
import { eventsRoutes } from './features/events/events.routes.ts'
import { foodsRoutes } from './features/foods/foods.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { householdRoutes } from './features/household/household.routes.ts'
import { noteActivity } from './features/inactivity/activity.ts'
import { ownRecipesRoutes } from './features/own-recipes/own-recipes.routes.ts'
import { recipeCallsRoutes } from './features/own-recipes/recipe-calls.routes.ts'
import { type LoadRenderer, pagesRoutes } from './features/pages/pages.routes.ts'
import type { StaticFile } from './features/pages/static-files.ts'
import { pantryTextRoutes } from './features/pantry-text/pantry-text.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { photosRoutes } from './features/photos/photos.routes.ts'
import { recipeImportRoutes } from './features/recipe-import/recipe-import.routes.ts'
import { recipesRoutes } from './features/recipes/recipes.routes.ts'
import { sharesRoutes } from './features/shares/shares.routes.ts'
import { shoppingListRoutes } from './features/shopping-list/shopping-list.routes.ts'
import { tasteRoutes } from './features/taste/taste.routes.ts'
import { runWeekCommand } from './features/weeks/run-week-command.ts'
import { weeksRoutes } from './features/weeks/weeks.routes.ts'
import { zipRoutes } from './features/zip/zip.routes.ts'
import { boundBodies } from './http/bound-bodies.ts'
import { boundUrls } from './http/bound-urls.ts'
import { closeUnreadBodies } from './http/close-unread.ts'
import { AppError, answerError, toAppError } from './http/errors.ts'
import { limitInFlight } from './http/in-flight.ts'
import { createMetrics } from './http/metrics.ts'
import { limitByAddress } from './http/rate-limits.ts'
import { logRequests, type RequestId } from './http/request-log.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { findActor } from './http/session.ts'
import { requireSteadyClock } from './http/steady-clock.ts'
import { errorFields } from './log.ts'
import { JobTimedOut } from './workers/job-timed-out.ts'

export function createApp(
  deps: Deps,
  files: Map<string, StaticFile>,
  loadRenderer: LoadRenderer = async () => undefined,
) {
  const { config, log } = deps
  const metrics = createMetrics(config.metricsToken)
  const app = new Hono<RequestId>()

  app.use(logRequests(log, deps.randomId))
  if (metrics.measure) app.use(metrics.measure)
  app.use(securityHeaders(config))
  app.use(closeUnreadBodies(), boundUrls())
  app.use(requireSteadyClock(deps))
  app.use(limitInFlight(deps), limitByAddress(deps))
  for (const path of ['/api/*', '/payments/*']) app.use(path, requireSameOrigin(config.baseUrl))
  app.use(boundBodies())

  app.use('/api/*', noteActivity(deps))

  app
    .route('/', healthRoutes(deps))
    .route('/', metrics.routes)
    .route('/', documentsRoutes(deps))
    .route('/', weeksRoutes(deps))
    .route('/', ownRecipesRoutes(deps))
    .route('/', recipeCallsRoutes(deps))
    .route('/', dishPhotosRoutes(deps))
    .route('/', recipesRoutes(deps))
    .route('/', recipeImportRoutes(deps))
    .route('/', tasteRoutes(deps))
    .route('/', eventsRoutes(deps))
    .route('/', householdRoutes(deps))
    .route('/', sharesRoutes(deps))
    .route('/', accountsRoutes(deps, identityOnFirstUse(deps)))
    .route('/', ownerRoutes(deps))
    .route('/', demoRoutes(deps))
    .route('/', zipRoutes())
    .route('/', foodsRoutes(deps))
    .route('/', pantryTextRoutes(deps))
    .route('/', shoppingListRoutes(deps))
    .route('/', barcodesRoutes(deps))
    .route(
      '/',
      aiRoutes(deps, (actor, request) => runWeekCommand(deps, actor, request)),
    )
    .route('/', connectionRoutes(deps))
    .route('/', photosRoutes(deps))
    .route('/', paymentsRoutes(deps))
    .route('/', docsRoutes())
    .route('/', drawingsRoutes(deps))
    .route('/', pagesRoutes(deps, files, loadRenderer))

  app.notFound((c) => c.json({ error: 'not_found' }, 404))
  app.onError(async (error, c) => {
    // Its account was deleted while it was under way.
    const isGone = isOrphaned(error) && (await findActor(deps, c.req.raw.headers)) === undefined
    const known = isGone ? new AppError('unauthorized') : toAppError(error)
    const trouble = databaseTrouble(error)
    if (trouble) log.error('database unavailable', { requestId: c.var.requestId, trouble })
    else if (known.code === 'internal' || error instanceof JobTimedOut)
      log.error('request failed', { requestId: c.var.requestId, ...errorFields(error) })
    return answerError(c, known)
  })
  return app
}

/** Better Auth is the largest part of the server, so it is loaded only when an account route is called. */
function identityOnFirstUse(deps: Deps): () => Promise<Identity> {
  let loaded: Promise<Identity> | undefined
  return () => {
    loaded ??= import('./features/accounts/identity.ts').then(({ createIdentity }) => createIdentity(deps))
    return loaded
  }
}
