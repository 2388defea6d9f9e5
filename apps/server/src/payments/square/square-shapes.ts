import { z } from 'zod'

/** The parts of Square's responses that we use. */

const money = z.object({ amount: z.int(), currency: z.string() })
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const errorAnswer = z.object({
  errors: z.array(z.object({ category: z.string().catch(''), code: z.string().catch('') })),
})

export const customerAnswer = z.object({ customer: z.object({ id: z.string() }) })

export const cardAnswer = z.object({
  card: z.object({
    id: z.string(),
    card_brand: z.string().catch('Card'),
    last_4: z.string().catch('????'),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
})

const subscription = z.object({
  id: z.string(),
  customer_id: z.string(),
  status: z.string(),
  start_date: day,
  charged_through_date: day.optional(),
  canceled_date: day.nullish(),
  version: z.int().optional(),
  actions: z.array(z.object({ id: z.string(), type: z.string() })).nullish(),
})
export type SquareSubscription = z.infer<typeof subscription>
export const squareSubscriptionAnswer = z.object({ subscription })

const invoice = z.object({
  id: z.string(),
  status: z.string(),
  subscription_id: z.string().optional(),
  order_id: z.string().optional(),
  updated_at: z.string().optional(),
  payment_requests: z.array(z.object({ due_date: day, computed_amount_money: money.optional() })).nullish(),
})
export type SquareInvoice = z.infer<typeof invoice>
export const invoicesAnswer = z.object({ invoices: z.array(invoice).default([]) })

export const orderAnswer = z.object({
  order: z.object({
    tenders: z.array(z.object({ id: z.string(), payment_id: z.string().optional() })).nullish(),
  }),
})
export const paymentAnswer = z.object({
  payment: z.object({ refund_ids: z.array(z.string()).nullish() }),
})
export const refundAnswer = z.object({
  refund: z.object({ status: z.string(), amount_money: money, created_at: z.iso.datetime({ offset: true }) }),
})

export const planAnswer = z.object({
  object: z.object({
    subscription_plan_variation_data: z.object({
      phases: z.array(
        z.object({
          cadence: z.string(),
          ordinal: z.int().catch(0),
          periods: z.int().nullish(),
          pricing: z.object({ price_money: money.optional() }).optional(),
        }),
      ),
    }),
  }),
})

/** For responses whose content does not matter. */
export const anyAnswer = z.object({})

export const webhookBody = z.object({
  event_id: z.string().min(1).max(200),
  created_at: z.string(),
  data: z.object({
    object: z
      .object({
        subscription: z.object({ id: z.string() }).optional(),
        invoice: z.object({ subscription_id: z.string().optional() }).optional(),
      })
      .optional(),
  }),
})
