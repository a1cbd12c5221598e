export interface ApiSettings {
  port: number
  /** Addresses of the provider. */
  paymentUrl: string
  infoUrl: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
}
