import {
  INACTIVE_MONTHS_BEFORE_DELETION,
  MINIMUM_AGE_YEARS,
  PRIVACY_AGE_YEARS,
  SAVED_WEEKS,
  SHARED_LINK_DAYS,
  TERMS_EFFECTIVE,
} from '@pennyplate/domain/bounds/limits'
import { longDay } from './day-words.ts'
import type { LegalText } from './legal-text.ts'

export const privacyPolicy: LegalText = {
  pageTitle: 'Privacy Policy · Pennyplate',
  description:
    'What Pennyplate stores about you, why, who else sees any of it, how long it is kept, and how to delete all of it.',
  title: 'Privacy Policy',
  meta: `Effective ${longDay(TERMS_EFFECTIVE)}`,
  summary:
    'In short: we store what you type in so that Pennyplate can plan for you. There are no ads, no trackers and no sale of data, and deleting your account deletes everything.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Pennyplate is software that anyone can run. “We” means the person or organization that runs the Pennyplate server you are using; they hold your data and are responsible for it.',
      ],
    },
    {
      heading: 'What is stored',
      paragraphs: ['On the server, kept apart for each account:'],
      points: [
        'Your account: name, e-mail address, whether it is verified, and your password as a hash that cannot be turned back into the password.',
        'Your sessions: when and from what kind of browser and network address you are signed in, so that you can see and end them.',
        'Your profile: how many adults and children you feed and the children’s ages, weekly budget, ZIP code, kitchen tools, skill, diet, allergies, likes, dislikes, goals and nutrition targets.',
        `What you make with it: meal plans and up to ${SAVED_WEEKS} past weeks, shopping lists, pantry, recipes, favorites and dislikes, and what you marked as cooked.`,
        'Which dishes you keep, cook, choose, replace, skip and turn down, for half a year, to learn your taste. Settings shows what was learned, and you can correct it or have it forgotten.',
        'Your acceptance of the terms: the version and the date.',
        'If you subscribe after the beta: whether your subscription is active, and the payment provider’s reference to it.',
      ],
    },
    {
      heading: 'Health and children',
      paragraphs: [
        'Allergies, diets and nutrition targets can say something about your health. Enter only what you want your plans to follow; every such field is optional, and you can clear it at any time.',
        `Pennyplate is not for anyone under ${PRIVACY_AGE_YEARS}, and we do not knowingly collect data from a child under ${PRIVACY_AGE_YEARS}; if we learn of such an account, we delete it. Accounts are for people ${MINIMUM_AGE_YEARS} and older. Of the children in your household we store ages, to size the meals, and nothing else.`,
      ],
    },
    {
      heading: 'What it is used for',
      paragraphs: [
        'To plan, price and show your meals, to keep your devices in sync, to protect accounts, and to send the few e-mails an account needs: verifying your address, resetting your password, and notices about billing, the terms or this policy. It is not used for advertising, and it is not sold or rented.',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'One cookie keeps you signed in. Another, which stays, lets the server tell a browser that signed in before from strangers who guess passwords. Your browser also keeps a copy of your own data so that Pennyplate works without a connection, and remembers your choice of theme. There are no advertising or analytics cookies, and pages load nothing from other companies.',
      ],
      points: [
        'The copy in the browser belongs to the account that made it; another account on the same browser cannot read or upload it.',
        'The barcode scanner uses your camera only after you allow it, and reads the picture inside your browser.',
      ],
    },
    {
      heading: 'Who else sees any of it',
      paragraphs: ['Only what these need, and only when you use them:'],
      points: [
        'AI provider: plans and recipes are made on the server itself. If its operator has connected an AI language model, the parts of your profile, plan and pantry that a request needs, and photos you choose to scan, are sent to that provider. Your name, e-mail address and password are not.',
        'Product databases: looking up a barcode we do not know may send its number, and nothing about you, to a public product database.',
        'Payment provider, after the beta: your card details go straight from your browser to it. They never reach our server, which only receives a token.',
        'E-mail: messages to you pass through the operator’s mail service.',
        `People you share with: a shared plan shows its meals and, only if you choose so, your e-mail address, to everyone who has the link. Links stop working after ${SHARED_LINK_DAYS} days.`,
        'Links you follow, such as a store or video search, tell that site what you searched for.',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        'The server gives your data only to a browser signed in as you. The sign-in cookie cannot be read by scripts, repeated wrong passwords are slowed down, and logs hold no e-mail addresses, passwords or stored values. No system is perfect: if we learn of a breach that concerns you, we will tell you.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'Until you delete it. You can delete your profile, your plans and your pantry at any time, and your account in Settings.',
        'Deleting the account removes every stored value, every share and every session in one step. What stays is a record that an account was deleted and when, without anything that points to you.',
        `Accounts that nobody has used for ${INACTIVE_MONTHS_BEFORE_DELETION} months are deleted in the same way. Backups made by the operator may hold deleted data until they are overwritten; what the server saves before an update is deleted after 30 days.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and change everything you stored in Pennyplate itself. Depending on where you live, the law may also give you the right to a copy, to a correction, to object, or to complain to an authority. Write to us and we will help.',
      ],
    },
    {
      heading: 'Changes, and how to reach us',
      paragraphs: [
        'If this policy changes in a way that matters, we will tell you before it applies. For questions, write to the address that your account e-mails come from.',
      ],
    },
  ],
}
