import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { PaymentGateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { createSquareGateway } from './square/square-gateway.ts'

type GatewayDeps = Pick<Deps, 'database' | 'fetcher' | 'log' | 'now'>

/** Test mode, unless the operator has an account with a provider. */
export function openGateway(config: Config, deps: GatewayDeps): PaymentGateway {
  return config.square
    ? createSquareGateway(config.square, { ...deps, baseUrl: config.baseUrl })
    : createSandboxGateway(deps)
}
