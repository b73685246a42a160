declare module "virtual:creature-names/*" {
  /** By type, like `ENFP`. */
  export const names: Record<string, { name: string; line: string }>;
}
