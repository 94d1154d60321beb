import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";

interface Value {
  value?: unknown;
}
/** What is used here of a node of Chromium's accessibility tree. */
interface Node {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
}
interface Tree {
  nodeOf: (id: string) => Node | undefined;
  /** An attribute that the tree lacks, or has in the wrong encoding. */
  attribute: (node: Node, name: string) => string | undefined;
}

/** Roles whose name is read in place of what is in them. */
const NAMED = new Set(
  "heading link button textbox combobox slider spinbutton radio checkbox image DisclosureTriangle".split(" "),
);
/** Roles that begin with a line of their own if they have a name. */
const PARTS = new Set(
  "banner navigation main form region group radiogroup toolbar list table figure contentinfo".split(" "),
);
/** Roles that take one line with all that is in them, an item of a list if that is short. */
const JOINED = new Set("status alert row listitem".split(" "));
const SHORT = 80;
/** The names of their fields repeat them. */
const SILENT = new Set(["LabelText", "Legend", "ListMarker"]);
const WORDS: Record<string, string> = {
  textbox: "text box",
  DisclosureTriangle: "disclosure",
  listitem: "item",
};

const textOf = (value: Value | undefined) =>
  String(value?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the states of a node as a screen reader names them. */
function states(node: Node, { attribute }: Tree): string[] {
  const of = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  return [
    of("expanded") !== undefined && (of("expanded") ? "expanded" : "collapsed"),
    of("pressed") === "true" && "pressed",
    of("checked") === "true" && "chosen",
    of("disabled") && "disabled",
    of("required") && "required",
    of("invalid") === "true" && "wrong",
    (attribute(node, "aria-current") ?? "false") !== "false" && "current",
    of("focused") && "focused",
  ].filter((state) => typeof state === "string");
}

/** Returns a node in one line: role, name, value, states, description. */
function lineOf(node: Node, role: string, tree: Tree): string {
  const level = node.properties?.find(({ name }) => name === "level")?.value.value;
  const said = tree.attribute(node, "aria-roledescription") ?? WORDS[role] ?? role;
  const value = tree.attribute(node, "aria-valuetext") ?? textOf(node.value);
  const details = [textOf(node.name), value, ...states(node, tree)];
  const description = textOf(node.description);
  return `${said}${role === "heading" ? ` ${level}` : ""}: ${details.filter(Boolean).join(", ")}${description && ` (${description})`}`;
}

/** Returns what is heard of the parts of a node, a line for each. */
function linesIn({ childIds = [] }: Node, tree: Tree): string[] {
  return linesOf(childIds.map(tree.nodeOf), tree);
}

/** Returns what is heard of nodes, a line for each thing. */
function linesOf(nodes: readonly (Node | undefined)[], tree: Tree): string[] {
  const lines: string[] = [];
  let text = "";
  const end = () => {
    if (text.trim()) lines.push(text.replace(/\s+/g, " ").trim());
    text = "";
  };
  function visit(node: Node | undefined) {
    if (!node) return;
    const inside = () => {
      for (const id of node.childIds ?? []) visit(tree.nodeOf(id));
    };
    const isLive = node.properties?.some(({ name, value }) => name === "live" && value.value === "polite");
    const role = isLive ? "status" : textOf(node.role);
    if (role === "StaticText") text += String(node.name?.value ?? "");
    else if (node.ignored) inside();
    else if (!SILENT.has(role)) {
      end();
      const joined = JOINED.has(role) ? linesIn(node, tree).join(" | ") : "";
      const isNamed = PARTS.has(role) && textOf(node.name);
      if (NAMED.has(role)) lines.push(lineOf(node, role, tree));
      else if (joined && (role !== "listitem" || joined.length <= SHORT))
        lines.push(`${WORDS[role] ?? role}: ${joined}`);
      else {
        if (isNamed || states(node, tree).length > 0) lines.push(lineOf(node, role, tree));
        inside();
      }
      end();
    }
  }
  for (const node of nodes) visit(node);
  end();
  return lines;
}

/** Returns the elements that match a selector: the id of each in the tree, and its attributes. */
async function elementsOf(cdp: CDPSession, selector: string) {
  const { root } = await cdp.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const nodes = await Promise.all(nodeIds.map((nodeId) => cdp.send("DOM.describeNode", { nodeId })));
  return nodes.map(({ node: { backendNodeId, attributes = [] } }) => ({ id: backendNodeId, attributes }));
}

/**
 * Returns what a screen reader makes of the parts of a page that match a selector, in its order: a line for each heading,
 * control, picture and text. Lines of regions that announce what changes begin with "status" or "alert".
 */
export async function spoken(page: Page, part: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const ids = (await elementsOf(cdp, part)).map(({ id }) => id);
  const described = await elementsOf(cdp, "[aria-current], [aria-valuetext], [aria-roledescription]");
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]));
  const roots = ids.map((id) => nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id));
  const tree: Tree = {
    nodeOf: (nodeId) => byId.get(nodeId),
    attribute({ backendDOMNodeId }, name) {
      const { attributes = [] } = described.find((one) => one.id === backendDOMNodeId) ?? {};
      return attributes[attributes.indexOf(name) + 1 || -1];
    },
  };
  return linesOf(roots, tree).join("\n");
}

/** Returns a part of a script in `tests/spoken`, by the heading above it. */
export function scriptOf(name: string, heading: string): string {
  const parts = readFileSync(`tests/spoken/${name}.txt`, "utf8").split(/^# /m);
  const part = parts.find((one) => one.startsWith(`${heading}\n`));
  if (!part) throw new Error(`${name}.txt has no part “${heading}”.`);
  return part.slice(heading.length).trim();
}
