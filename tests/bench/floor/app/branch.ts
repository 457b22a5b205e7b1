/** A text by its number, or an element with its attributes and what stands in it. */
export type Branch = number | [tag: string, props: Record<string, string>, branches: Branch[]];
