-- Sends the request in the file named first, its row of # replaced by a number that no other request has.
local before, mark, after
local sent = 0
local turn = os.time() % 1000000

function init(args)
  local file = assert(io.open(args[1], "rb"))
  before, mark, after = file:read("*a"):match("^(.-)(#+)(.*)$")
  file:close()
end

function request()
  sent = sent + 1
  return before .. string.format("%0" .. #mark .. "d", turn * 10000000 + sent) .. after
end
