import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { PaymentGateway } from './gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { createSquareGateway } from './square/square-gateway.ts'

type GatewayDeps = Pick<Deps, 'database' | 'fetcher' | 'log' | 'now'>

/** Square if it is configured, otherwise test mode. */
export function openGateway(config: Config, deps: GatewayDeps): PaymentGateway {
  return config.square
    ? createSquareGateway(config.square, { ...deps, baseUrl: config.baseUrl })
    : createSandboxGateway(deps)
}
