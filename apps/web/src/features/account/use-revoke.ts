import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountMessages, deviceName } from '../../messages/account.ts'
import { explainError } from '../../messages/failures.ts'
import { notify } from '../../ui/notify.ts'
import { revokeDevice, revokeOtherDevices, type SignedInDevice } from './account-calls.ts'
import { readDevice } from './read-device.ts'

type Devices = readonly SignedInDevice[]

/** Removes the row at once, and restores it if the server could not sign the device out. */
export function useRevoke(devicesKey: readonly string[]) {
  const client = useQueryClient()

  async function keepOnly(stays: (device: SignedInDevice) => boolean): Promise<Devices | undefined> {
    await client.cancelQueries({ queryKey: devicesKey })
    const before = client.getQueryData<Devices>(devicesKey)
    client.setQueryData<Devices>(devicesKey, (devices) => devices?.filter(stays))
    return before
  }
  const reload = () => client.invalidateQueries({ queryKey: devicesKey })
  const putBack = (before: Devices | undefined) => client.setQueryData<Devices>(devicesKey, before)

  const revokeOne = useMutation({
    mutationFn: (device: SignedInDevice) => revokeDevice(device.token),
    networkMode: 'always',
    onMutate: ({ token }) => keepOnly((device) => device.token !== token),
    onSuccess: (_, device) => notify.success(accountMessages.revoked(nameOf(device))),
    onError: (error, device, before) => {
      putBack(before)
      notify.error(accountMessages.revokeFailed(nameOf(device), explainError(error)))
    },
    onSettled: reload,
  })

  const revokeOthers = useMutation({
    mutationFn: revokeOtherDevices,
    networkMode: 'always',
    onMutate: () => keepOnly((device) => device.isCurrent),
    onSuccess: () => notify.success(accountMessages.revokedOthers),
    onError: (error, _, before) => {
      putBack(before)
      notify.error(accountMessages.revokeOthersFailed(explainError(error)))
    },
    onSettled: reload,
  })

  return { revokeOne, revokeOthers }
}

function nameOf(device: SignedInDevice): string {
  return deviceName(readDevice(device.userAgent))
}
