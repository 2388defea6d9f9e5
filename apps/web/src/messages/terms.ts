import {
  BILLING_NOTICE_DAYS,
  INACTIVE_MONTHS_BEFORE_DELETION,
  MINIMUM_AGE_YEARS,
  PREMIUM_PRICE_CENTS,
  PRICE_CHANGE_NOTICE_DAYS,
  SHARED_LINK_DAYS,
  TERMS_EFFECTIVE,
  TERMS_VERSION,
  TRIAL_DAYS,
} from '@pennyplate/domain/bounds/limits'
import { formatCents } from '@pennyplate/domain/money'
import { longDay } from './day-words.ts'
import type { LegalText } from './legal-text.ts'

const price = formatCents(PREMIUM_PRICE_CENTS)

export const termsOfService: LegalText = {
  pageTitle: 'Terms of Service · Pennyplate',
  description: `The terms for using Pennyplate: who may use it, what it costs after the beta, and what its plans and prices can and cannot promise.`,
  title: 'Terms of Service',
  meta: `Version ${TERMS_VERSION}, effective ${longDay(TERMS_EFFECTIVE)}`,
  summary: `In short: Pennyplate is free during the beta, its prices and nutrition figures are estimates, its plans are not medical advice, and you check labels yourself, above all with an allergy.`,
  sections: [
    {
      heading: 'Who these terms are between',
      paragraphs: [
        'Pennyplate is software that anyone can run. “We” and “us” mean the person or organization that runs the Pennyplate server you are using. “You” means the person with an account on it. By accepting these terms when you create your account, you agree to them.',
      ],
    },
    {
      heading: 'Who may use it',
      paragraphs: [
        `You must be at least ${MINIMUM_AGE_YEARS} years old to have an account. You may plan meals for a household that includes children.`,
        'Keep your password to yourself, give an e-mail address that reaches you, and tell us if you think someone else has used your account.',
      ],
    },
    {
      heading: 'What Pennyplate does',
      paragraphs: [
        'Pennyplate plans weekly meals from the profile you fill in, prices a shopping list, keeps a record of your pantry, and shows recipes and nutrition figures. It does not sell groceries, and no store or brand is a party to these terms.',
      ],
    },
    {
      heading: 'Food, health and allergies',
      paragraphs: [
        'Meal plans, calorie targets and nutrition figures are general information. They are not medical advice, and they do not replace a doctor or a dietitian. Ask one before you change what you eat because of an illness, a pregnancy, a medication or an eating disorder.',
        'Pennyplate leaves out what you tell it to leave out, but recipes, products and ingredients change and our data can be wrong or incomplete. If anyone in your household has an allergy or intolerance, you must check every ingredient yourself. Read the label of every product, every time.',
        'Cooking is up to you: follow safe temperatures, storage times and hygiene.',
      ],
    },
    {
      heading: 'Prices are estimates',
      paragraphs: [
        'Prices on plans and lists are estimates for your region, with their source and date. What you pay is the store’s price on the day you shop. We do not promise that a list will cost what it shows, or that a store has an item in stock.',
      ],
    },
    {
      heading: 'Some answers come from software that can be wrong',
      paragraphs: [
        'Plans and recipes are made by a planning program and, where the server you use is set up for it, by an AI language model. Both can make mistakes. Every plan is checked against the diet, allergies and dislikes in your profile before you see it, but the check can only be as good as its data.',
      ],
    },
    {
      heading: 'Beta, price and trial',
      paragraphs: [
        'Pennyplate is free during the beta. During that time it may change, be down for maintenance or have bugs.',
        `After the beta, premium costs ${price} per month and starts with a ${TRIAL_DAYS}-day free trial. We will tell you ${BILLING_NOTICE_DAYS} days before billing starts. You are charged only if you subscribe.`,
      ],
      points: [
        'A subscription renews every month until you cancel it. You can cancel at any time, and it then runs to the end of the month you have paid for.',
        'There are no refunds for partial months, except where the law requires one.',
        `If the price changes, we will tell you at least ${PRICE_CHANGE_NOTICE_DAYS} days before the change applies to you.`,
        'Payments are handled by a payment provider. Your card number never reaches our server.',
      ],
    },
    {
      heading: 'What is yours',
      paragraphs: [
        'Your profile, plans, lists and pantry are yours. We keep them to run Pennyplate for you, and for nothing else. The Privacy Policy says how.',
        `If you share a plan, everyone who has the link can read it. Links stop working after ${SHARED_LINK_DAYS} days.`,
      ],
    },
    {
      heading: 'Fair use',
      paragraphs: ['Please do not:'],
      points: [
        'break into other accounts, or look for ways to',
        'overload the server, or use it through programs that ignore its limits',
        'use Pennyplate for anything unlawful, or resell access to this server',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You can delete your account at any time in Settings. Everything you stored is then removed at once and cannot be recovered.',
        `Accounts that nobody has used for ${INACTIVE_MONTHS_BEFORE_DELETION} months are deleted.`,
        'We may close an account that breaks these terms. If we stop running this server, we will tell you beforehand if we can.',
      ],
    },
    {
      heading: 'No warranty, and our liability',
      paragraphs: [
        'Pennyplate is provided as is, without warranty of any kind. As far as the law allows, we are not liable for indirect losses, for the cost of groceries, or for harm from food that you chose, bought and prepared.',
        'Nothing in these terms limits liability that the law does not let us limit, or rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'Changes to these terms',
      paragraphs: [
        'When these terms change, the version and date at the top change with them, and you are asked to accept the new version before you continue using Pennyplate.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [
        'Write to the address that your account e-mails come from. It belongs to the operator of the server you use.',
      ],
    },
  ],
}
