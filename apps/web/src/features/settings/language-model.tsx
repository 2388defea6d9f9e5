import { formatCents } from '@pennyplate/domain/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readAiFailure } from '../../lib/ai-failure.ts'
import { callApi } from '../../lib/api-client.ts'
import { booleanAt, numberAt, recordOf, stringAt } from '../../lib/json-reader.ts'
import { useServerConfig } from '../../lib/server-config.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainError, failureMessages } from '../../messages/failures.ts'
import { settingsMessages as words } from '../../messages/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './settings.module.css'

const CONNECTION_KEY = ['ai-connection']
const TEST_MS = 70_000

/** For the server's owner: the language model, today's usage, and a connection test. */
export function LanguageModel() {
  const config = useServerConfig()
  const queryClient = useQueryClient()
  const facts = useQuery({
    queryKey: CONNECTION_KEY,
    queryFn: ({ signal }) => callApi('/api/ai/connection', { signal, parse: readFacts }),
    enabled: config?.ai.chat === true,
  })
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callApi('/api/ai/connection-test', { method: 'POST', body: {}, timeoutMs: TEST_MS, parse: readTest }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONNECTION_KEY }),
  })
  // Only the response says whether there is anything to show.
  if (!facts.data) return null
  return (
    <Card title={words.modelTitle}>
      <p className={styles.soft}>{words.modelText}</p>
      <Facts facts={facts.data} />
      {test.isSuccess && <TestOutcome outcome={test.data} />}
      {test.isError && <Notice tone="error">{words.modelFails(explainError(test.error))}</Notice>}
      <div>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          {test.isPending ? words.modelTesting : words.modelTest}
        </Button>
      </div>
    </Card>
  )
}

function Facts({ facts }: { readonly facts: NonNullable<ReturnType<typeof readFacts>> }) {
  const { host, model, visionModel, dailyLimit, serverDailyLimit } = facts
  const { calls, failed, tokensIn, tokensOut, costCents } = facts
  const limit = (perDay: number) => (perDay === 0 ? words.modelNoLimit : String(perDay))
  return (
    <FactList
      facts={[
        [words.modelHost, host],
        [words.modelName, model],
        [words.modelVision, visionModel],
        [words.modelLimit, limit(dailyLimit)],
        [words.modelServerLimit, limit(serverDailyLimit)],
        [words.modelToday, words.modelCalls(calls, failed)],
        [words.modelTokens, words.modelTokensText(tokensIn, tokensOut)],
        ...(costCents === undefined
          ? []
          : [[words.modelCost, words.modelCostText(formatCents(costCents))] as const]),
      ]}
    />
  )
}

function TestOutcome({ outcome }: { readonly outcome: ReturnType<typeof readTest> }) {
  if (outcome.ok) return <Notice tone="success">{words.modelWorks(outcome.ms)}</Notice>
  const reason = explainAiFailure(outcome.failure) ?? failureMessages.server
  return <Notice tone="error">{words.modelFails(reason)}</Notice>
}

/** Null unless the user is the owner. */
function readFacts(body: unknown) {
  const facts = recordOf(body)
  if (booleanAt(facts, 'isOwner') !== true) return null
  const today = recordOf(facts.today)
  return {
    host: stringAt(facts, 'host'),
    model: stringAt(facts, 'model'),
    visionModel: stringAt(facts, 'visionModel'),
    dailyLimit: numberAt(facts, 'dailyLimit') ?? 0,
    serverDailyLimit: numberAt(facts, 'serverDailyLimit') ?? 0,
    calls: numberAt(today, 'calls') ?? 0,
    failed: numberAt(today, 'failed') ?? 0,
    tokensIn: numberAt(today, 'tokensIn') ?? 0,
    tokensOut: numberAt(today, 'tokensOut') ?? 0,
    costCents: numberAt(today, 'costCents'),
  }
}

function readTest(body: unknown) {
  const answer = recordOf(body)
  if (booleanAt(answer, 'ok') === true) return { ok: true, ms: numberAt(answer, 'ms') ?? 0 } as const
  return { ok: false, failure: readAiFailure(answer.failure) } as const
}
