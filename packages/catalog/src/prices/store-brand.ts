const STORE_BRANDS = ['Great Value ', 'Freshness Guaranteed ', 'Marketside ']

/** The store's own brand that a package's name begins with. */
export function storeBrandOf(name: string): string | undefined {
  return STORE_BRANDS.find((brand) => name.startsWith(brand))
}
