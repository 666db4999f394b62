declare module "*.ftl" {
  /** What a `FluentResource` has parsed. */
  const messages: import("@fluent/bundle").FluentResource["body"];
  export default messages;
}
