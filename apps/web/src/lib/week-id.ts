/** The week on its page, for the link that skips to it. */
export const WEEK_ID = 'week'
