/**
 * Works around React, which throws, and so ends the whole page, when it removes a node, or inserts beside one, that a
 * translator, an extension or a blocker has moved (https://github.com/facebook/react/issues/11538). Can go once React
 * tolerates such nodes.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    let next = before;
    // A node that was wrapped stands where its wrapper does; one that is gone has no place.
    while (next && next.parentNode !== this) next = next.parentNode;
    return insertBefore.call(this, child, next) as Child;
  };
}
