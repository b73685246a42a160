declare module "*/creatures.toml" {
  /** By type, like `ENFP`. */
  export const shapes: Record<string, import("./creatures-plugin").Shape>;
  /** By type; name and line by language, like `EN`. */
  export const names: Record<string, { name: Record<string, string>; line: Record<string, string> }>;
}
