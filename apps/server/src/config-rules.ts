/** Variables that must be set together. */
const TOGETHER = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  [
    'SQUARE_ENVIRONMENT',
    'SQUARE_ACCESS_TOKEN',
    'SQUARE_APPLICATION_ID',
    'SQUARE_LOCATION_ID',
    'SQUARE_PLAN_VARIATION_ID',
    'SQUARE_WEBHOOK_SIGNATURE_KEY',
  ],
] as const

/** Checks rules across variables. Separate from the schema, so that they run even if another variable is invalid. */
export function problemsBetween(values: NodeJS.ProcessEnv): string[] {
  const has = (name: string) => Boolean(values[name]?.trim())
  return [
    ...TOGETHER.flatMap((names) => incomplete(names, has)),
    ...incompleteChat(has),
    ...(values.BILLING === 'live' && !has('BILLING_STARTS_ON')
      ? ['BILLING=live also needs BILLING_STARTS_ON']
      : []),
    ...(values.BILLING === 'live' && !has('SQUARE_ENVIRONMENT')
      ? [
          'BILLING=live also needs SQUARE_ENVIRONMENT and the other settings of Square: without them no card is charged',
        ]
      : []),
  ]
}

type Has = (name: string) => boolean

function incomplete(names: readonly string[], has: Has): string[] {
  const missing = names.filter((name) => !has(name))
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${names.filter(has).join(' and ')} also needs ${missing.join(' and ')}`]
}

function incompleteChat(has: Has): string[] {
  if (has('AI_BASE_URL')) return has('AI_MODEL') ? [] : ['AI_BASE_URL also needs AI_MODEL']
  const orphans = ['AI_API_KEY', 'AI_MODEL', 'AI_VISION_MODEL'].filter(has)
  return orphans.length === 0 ? [] : [`${orphans.join(' and ')} also needs AI_BASE_URL`]
}
