export interface ApiSettings {
  port: number
  /** Addresses of the provider. */
  paymentUrl: string
  infoUrl: string
  dataDir: string
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string
  /** File into which each start writes what it found (`Inspection`). */
  inspectionFile: string
}
