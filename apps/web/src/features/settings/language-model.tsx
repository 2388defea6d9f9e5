import {
  type ConnectionAnswer,
  type ConnectionFacts,
  connectionAnswer,
  connectionFacts,
} from '@pennyplate/contract/ai/connection'
import { formatCents } from '@pennyplate/domain/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
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
    queryFn: ({ signal }) => callApi('/api/ai/connection', { signal, parse: answerBy(connectionFacts) }),
    enabled: config?.ai.chat === true,
  })
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callApi('/api/ai/connection-test', {
        method: 'POST',
        body: {},
        timeoutMs: TEST_MS,
        parse: answerBy(connectionAnswer),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: CONNECTION_KEY }),
  })
  // Only the response says whether there is anything to show.
  if (!facts.data?.isOwner) return null
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

function Facts({ facts }: { readonly facts: Extract<ConnectionFacts, { isOwner: true }> }) {
  const { host, model, visionModel, dailyLimit, serverDailyLimit } = facts
  const { calls, failed, tokensIn, tokensOut, costCents } = facts.today
  const limit = (perDay: number) => (perDay === 0 ? words.modelNoLimit : String(perDay))
  return (
    <FactList
      facts={[
        [words.modelHost, host],
        [words.modelName, model],
        [words.modelVision, visionModel ?? undefined],
        [words.modelLimit, limit(dailyLimit)],
        [words.modelServerLimit, limit(serverDailyLimit)],
        [words.modelToday, words.modelCalls(calls, failed)],
        [words.modelTokens, words.modelTokensText(tokensIn, tokensOut)],
        ...(costCents === null
          ? []
          : [[words.modelCost, words.modelCostText(formatCents(costCents))] as const]),
      ]}
    />
  )
}

function TestOutcome({ outcome }: { readonly outcome: ConnectionAnswer }) {
  if (outcome.ok) return <Notice tone="success">{words.modelWorks(outcome.ms)}</Notice>
  const reason = explainAiFailure(outcome.failure) ?? failureMessages.server
  return <Notice tone="error">{words.modelFails(reason)}</Notice>
}
