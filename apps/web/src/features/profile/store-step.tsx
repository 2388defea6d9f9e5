import { zipAnswer } from '@pennyplate/contract/foods/foods'
import { ZIP_DIGITS } from '@pennyplate/domain/bounds/limits'
import { zipDigits } from '@pennyplate/domain/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { profileMessages } from '../../messages/profile.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './profile.module.css'
import type { StepProps } from './step-props.ts'

export function StoreStep({ form, change }: StepProps) {
  const { zipCode } = form
  return (
    <>
      <TextField
        label={profileMessages.zip}
        hint={profileMessages.zipHint}
        value={zipCode}
        inputMode="numeric"
        autoComplete="postal-code"
        className={styles.short ?? ''}
        onChange={(event) => change({ zipCode: zipDigits(event.currentTarget.value) })}
      />
      <div role="status">
        {zipCode.length === ZIP_DIGITS ? (
          <ZipPlace zip={zipCode} />
        ) : (
          <p className={styles.soft}>{profileMessages.zipNone}</p>
        )}
      </div>
    </>
  )
}

/** The line that confirms five digits: where they are, and whose prices they mean. */
function ZipPlace({ zip }: { readonly zip: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['zip', zip],
    queryFn: ({ signal }) =>
      callApi(`/api/zip/${zip}`, { query: { absent: 'null' }, signal, parse: answerBy(zipAnswer) }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (data) {
    return (
      <div className={styles.place}>
        <p className={styles.placeName}>{profileMessages.zipFound(data.city, data.state)}</p>
        <p>{profileMessages.zipRegion(zip, data.region)}</p>
      </div>
    )
  }
  if (isPending) return <p className={styles.soft}>{profileMessages.zipLooking(zip)}</p>
  return <p>{data === null ? profileMessages.zipUnknown(zip) : profileMessages.zipFailed(zip)}</p>
}
