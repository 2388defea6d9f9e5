import {
  changeCardRequest,
  createSubscriptionRequest,
  customerPortalRequest,
  MANAGE_SUBSCRIPTION_PATH,
  paymentSuccessRequest,
  type SubscriptionChangeAnswer,
} from '@pennyplate/contract/payments/payments'
import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, refuse } from '../../http/rate-limits.ts'
import { ownOrigin } from '../../http/same-origin.ts'
import { type Actor, requireActor, type SignedIn } from '../../http/session.ts'
import { findSubscription } from '../../payments/subscriptions.store.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { changeCard } from './change-card.ts'
import { createSubscription } from './create-subscription.ts'
import { readOverview } from './read-overview.ts'
import { receiveEvent } from './receive-event.ts'
import { refusal } from './refusal-messages.ts'
import { resumeSubscription } from './resume-subscription.ts'

export function paymentsRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const

  /** Limits attempts, because a card form can be abused to test stolen cards. */
  const countCard = async ({ householdId }: Actor) => refuse(await deps.limits.narrow('card', householdId))

  const changeAnswer = async (isChanged: boolean, actor: Actor): Promise<SubscriptionChangeAnswer> =>
    isChanged ? { success: true, current: await readOverview(deps, actor) } : refusal('no_subscription')

  return new Hono<SignedIn>()
    .get(PAYMENT_ROUTES.subscription, ...signedIn, async (c) => c.json(await readOverview(deps, c.var.actor)))
    .post(PAYMENT_ROUTES.createSubscription, ...signedIn, async (c) => {
      const body = await readJson(c, createSubscriptionRequest)
      requireOwn(c, body.userId)
      await countCard(c.var.actor)
      return c.json(await createSubscription(deps, c.var.actor, body))
    })
    .post(PAYMENT_ROUTES.customerPortal, ...signedIn, async (c) => {
      requireOwn(c, (await readJson(c, customerPortalRequest)).userId)
      const found = await findSubscription(deps.database.db, c.var.actor.householdId, deps.gateway.name)
      const origin = ownOrigin(c.req.raw.headers) ?? deps.config.baseUrl
      return c.json({ portalUrl: found ? new URL(MANAGE_SUBSCRIPTION_PATH, origin).href : null })
    })
    .on('POST', [PAYMENT_ROUTES.paymentSuccess, '/payments/payment-success'], ...signedIn, async (c) => {
      const { sessionId } = await readJson(c, paymentSuccessRequest)
      const found = await findSubscription(deps.database.db, c.var.actor.householdId, deps.gateway.name)
      if (!found || found.sessionId !== sessionId) throw new AppError('not_found')
      return c.json({ success: true, status: found.status })
    })
    .post(PAYMENT_ROUTES.changeCard, ...signedIn, async (c) => {
      const { actor } = c.var
      const { sourceId } = await readJson(c, changeCardRequest)
      await countCard(actor)
      const outcome = await changeCard(deps, actor, sourceId)
      return c.json(outcome.ok ? await changeAnswer(true, actor) : refusal(outcome.code))
    })
    .post(PAYMENT_ROUTES.cancel, ...signedIn, async (c) => {
      const { actor } = c.var
      return c.json(await changeAnswer(await cancelSubscription(deps, actor.householdId), actor))
    })
    .post(PAYMENT_ROUTES.resume, ...signedIn, async (c) => {
      const { actor } = c.var
      return c.json(await changeAnswer(await resumeSubscription(deps, actor.householdId), actor))
    })
    .post(PAYMENT_ROUTES.webhook, async (c) => {
      const body = await c.req.text()
      await receiveEvent(deps, { signature: c.req.header('x-square-hmacsha256-signature'), body })
      return c.json({ received: true })
    })
}

function requireOwn(c: Context<SignedIn>, userId: string): void {
  if (userId !== c.var.actor.userId) throw new AppError('forbidden')
}
