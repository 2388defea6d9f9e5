export type Device = Readonly<{ browser?: string; system?: string; isPhone: boolean }>

/** In this order, because browsers also name others: Edge names Chrome, and Chrome names Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A name for the device list. Good enough to recognize a device, not to base decisions on. */
export function readDevice(userAgent: string | null | undefined): Device {
  const text = userAgent ?? ''
  const browser = firstMatch(BROWSERS, text)
  const system = firstMatch(SYSTEMS, text)
  return {
    ...(browser ? { browser } : {}),
    ...(system ? { system } : {}),
    isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(text),
  }
}

function firstMatch(table: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
