/** The zone in which most people of a state live; a few states are in two. Military mail is in none. */
const STATES_OF_ZONE: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Palau': 'PW',
  'Pacific/Pohnpei': 'FM',
  'Pacific/Majuro': 'MH',
}

const zoneByState = new Map(
  Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])),
)

/** The IANA name of the time zone of a USPS state code. */
export function timeZoneOfState(state: string): string | undefined {
  return zoneByState.get(state)
}
